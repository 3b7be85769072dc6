/** Images that a click enlarges: not in links, and not where `globalUIComponents` is turned off by the page or by the query. */
export const ZOOMABLE = '[data-zoom]:not(a *, [data-global-ui="off"] *, [data-hide-global-ui] *)';
