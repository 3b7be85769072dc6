// The build sets this from `skipTrailingSlashRedirect`; without it links lose their final slash in tests only.
process.env.__NEXT_MANUAL_TRAILING_SLASH = 'true';
