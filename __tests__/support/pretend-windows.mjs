/** Imported before a program, which then believes that it runs on Windows. */
Object.defineProperty(process, 'platform', { value: 'win32' });
