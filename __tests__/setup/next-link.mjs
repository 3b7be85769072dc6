// The build sets this from `skipTrailingSlashRedirect`; without it, links would lose their trailing slash, but only in tests.
process.env.__NEXT_MANUAL_TRAILING_SLASH = 'true';
