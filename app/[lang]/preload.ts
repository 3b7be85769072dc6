import { getSite } from '@/lib/source/get-site';

/**
 * Loads the site before the first page is rendered, so that builds are reproducible. React numbers and orders the rows of a payload in
 * the order in which components finish; a component that waited for files or WebAssembly would finish earlier or later depending on
 * the machine. Errors are ignored here, because the pages report them.
 */
await Promise.allSettled([getSite()]);
