#pragma once
// What apps use of it is Swift's: `Logger`, `OSLog`, `os_log`.
