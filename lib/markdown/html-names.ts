/** The HTML and SVG elements that a page may contain. Those that run or load something are refused by name. */
export const HTML_NAMES: ReadonlySet<string> = new Set(
  [
    'a abbr address area article aside audio b bdi bdo blockquote br button caption cite code col colgroup data datalist dd del details dfn',
    'dialog div dl dt em fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main map',
    'mark menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp search section select small source span strong',
    'sub summary sup table tbody td textarea tfoot th thead time tr track u ul var video wbr',
    'circle defs desc ellipse g image line marker mask path pattern polygon polyline rect stop svg symbol text tspan use',
  ]
    .join(' ')
    .split(' '),
);

/** The HTML elements that are part of the text around them. Readers see all others apart from it. */
export const INLINE_NAMES: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em i img ins kbd mark q ruby s samp small span strong sub sup time u var wbr'.split(' '),
);
