import { type AddressRules, cleanAddress } from '@/lib/browser/address';
import { preparePage } from '@/lib/browser/behaviors/prepare-page';
import type { FrameworkEntry } from '@/lib/browser/start/framework';
import { releaseInput } from '@/lib/browser/start/held-input';
import { whenPainted } from '@/lib/browser/start/idle';
import { loadLateScript } from '@/lib/browser/start/load-late-script';
import { watchStart } from '@/lib/browser/start/watch-start';
import { createTrustedTypes } from '@/lib/browser/trusted-types';
import { normalizePath } from '@/lib/routes/normalize-path';

/** Replaced by the export with the files of the build. */
declare const ENTRIES: readonly FrameworkEntry[];
declare const BUILD: string;
declare const RULES: AddressRules;
/** URL of the script with the behaviors that may wait. */
declare const LATE_SCRIPT: string;

/**
 * Entry of the page script, the only script that an exported page loads by itself. The attributes of its element name the entry of
 * `ENTRIES` and the payload of the page. `defer` runs it when the document has been parsed.
 */
const { entry, payload } = document.currentScript?.dataset ?? {};
const framework = ENTRIES[Number(entry)];
createTrustedTypes(RULES.base);
cleanAddress(RULES, normalizePath);
preparePage();
whenPainted(loadLateScript(LATE_SCRIPT));
if (framework && payload) watchStart({ entry: framework, payload, build: BUILD });
releaseInput();
