import { getSite } from '@/lib/source/get-site';

/**
 * Loads the site before the first page is rendered, so that builds are reproducible. React numbers the rows of a payload in the order in
 * which components finish, and when one that waits for files or WebAssembly finishes depends on the machine. Errors are ignored here, because
 * the pages report them.
 */
await Promise.allSettled([getSite()]);
