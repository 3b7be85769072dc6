import { getSite } from '@/lib/source/get-site';

/**
 * Waits, before the first page is rendered, for everything that takes real time. React numbers and orders the rows of a payload as its
 * components finish: one that waits for a file or for WebAssembly would be overtaken or not, depending on the machine, and two
 * builds of one commit would differ. Errors are left to the pages, which report them.
 */
await Promise.allSettled([getSite()]);
