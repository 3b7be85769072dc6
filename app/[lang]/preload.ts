import { getSite } from '@/lib/source/get-site';

/**
 * Loads the site before the first page is rendered, so that builds are reproducible. React numbers the rows of a payload in the order that
 * components finish in; when a component that waits for files or WebAssembly finishes would depend on the machine. Errors are ignored here,
 * because the pages report them.
 */
await Promise.allSettled([getSite()]);
