import { type AddressRules, cleanAddress } from '@/lib/browser/address';
import { preparePage } from '@/lib/browser/behaviors/prepare-page';
import { loadLateScript } from '@/lib/browser/start/load-late-script';
import { reloadOnReturn } from '@/lib/browser/start/reload-on-return';
import { createTrustedTypes } from '@/lib/browser/trusted-types';
import { normalizePath } from '@/lib/routes/normalize-path';

/** The export replaces this. */
declare const RULES: AddressRules;
/** URL of the script with everything that can wait until the page has been shown. */
declare const LATE_SCRIPT: string;

/** Entry of the page script, the only script in the HTML of an exported page. `defer` runs it when the document has been parsed. */
createTrustedTypes(RULES.base);
cleanAddress(RULES, normalizePath);
reloadOnReturn();
preparePage();
loadLateScript(LATE_SCRIPT);
