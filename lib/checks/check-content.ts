import path from 'node:path';
import { checkBuildable } from '@/lib/checks/check-buildable';
import { checkDefinitions } from '@/lib/checks/check-definitions';
import { checkDeclared, checkDocumented, checkSummaries } from '@/lib/checks/check-documented';
import { checkFiles, checkPublicFiles } from '@/lib/checks/check-files';
import { checkFollowed, checkGuides } from '@/lib/checks/check-followed';
import { checkDataLinks, checkPageLinks } from '@/lib/checks/check-links';
import { checkNames, checkPageNames } from '@/lib/checks/check-names';
import { checkPublishedUrls } from '@/lib/checks/check-published-urls';
import { checkStructure } from '@/lib/checks/check-structure';
import { checkTranslations, checkUntranslated } from '@/lib/checks/check-translations';
import { checkUsed } from '@/lib/checks/check-used';
import { checkVerified } from '@/lib/checks/check-verified';
import { EXAMPLES_FOLDER } from '@/lib/examples/paths';
import { listFiles } from '@/lib/node/files';
import type { Diagnostic } from '@/lib/site/diagnostics';
import type { Content } from '@/lib/source/load-content';
import { findPublicFile } from '@/lib/source/public-files';

/** Returns parse errors and the results of all checks. Commands call it once; rendering does not, because every worker would repeat it. */
export function checkContent(content: Content): Diagnostic[] {
  const { site, upcoming, pages, root, publicDirs, dataLinks, names, diagnostics, publishedUrls, redirects } = content;
  const examplesRoot = path.join(root, EXAMPLES_FOLDER);
  const targets = {
    site,
    pages,
    hasFile: (url: string) => findPublicFile(publicDirs, url) !== undefined,
    listFiles: () => publicDirs.flatMap((dir) => listFiles(dir).map((file) => `/${file}`)),
  };
  // All other checks skip files that could not be parsed, to avoid misleading follow-up diagnostics.
  const invalidFiles = new Set(diagnostics.map(({ file }) => file));
  const validPages = pages.filter(({ displayFile }) => !invalidFiles.has(displayFile));
  const isComplete = invalidFiles.size === 0;
  const invalidExamples = checkDefinitions(examplesRoot);
  return removeRepeated([
    ...diagnostics,
    ...checkStructure(content, invalidFiles),
    // Posts with a later date must not break the first build after it.
    ...[site, ...(upcoming ? [upcoming] : [])].flatMap((each) => [
      ...checkTranslations(each, pages, invalidFiles),
      ...checkUntranslated(each),
      ...checkPageLinks({ ...targets, site: each }),
    ]),
    ...checkPublishedUrls(site, publishedUrls, redirects, invalidFiles),
    ...checkDataLinks(dataLinks, targets),
    ...checkNames(root, names),
    ...checkPageNames(pages, site.rules),
    ...checkFiles(root, names, site.rules),
    ...publicDirs.flatMap((dir) => {
      const files = listFiles(dir);
      return [...checkNames(dir, files), ...checkPublicFiles(dir, files, site.rules)];
    }),
    ...checkVerified(pages, examplesRoot),
    ...(invalidExamples.length > 0
      ? invalidExamples
      : [
          ...checkFollowed(validPages, examplesRoot),
          ...checkGuides(pages, examplesRoot, isComplete),
          ...checkUsed(validPages, examplesRoot, site.config.defaultLang, isComplete),
        ]),
    ...checkBuildable(pages),
    ...checkDocumented(pages, examplesRoot, isComplete),
    ...checkSummaries(pages),
    ...(isComplete ? checkDeclared(pages, examplesRoot) : []),
  ]);
}

/** Removes repeated diagnostics. An untranslated page has a copy in each language, with the same file and therefore the same errors. */
function removeRepeated(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const toKey = ({ file, line, message }: Diagnostic) => JSON.stringify([file, line, message]);
  return [...new Map(diagnostics.map((diagnostic) => [toKey(diagnostic), diagnostic])).values()];
}
