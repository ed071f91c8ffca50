#pragma once
// What apps use of it is Swift's: `OSSignposter`, `os_signpost`.
