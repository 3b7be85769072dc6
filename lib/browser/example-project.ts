import { strToU8, zipSync } from 'fflate';
import { PLAYGROUND } from '@/lib/site/playground';

/** Path -> text. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** The date of all files in an archive, so that equal examples result in equal archives. */
const DATE = new Date(2025, 0, 1);

/** Reads the files of an example from a response with several examples. */
export async function readFiles(id: string, response: Response): Promise<ProjectFiles> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const projects = (await response.json()) as Record<string, ProjectFiles>;
  const files = projects[id];
  if (!files) throw new Error(`${response.url} has no ${id}: the site has changed since this page was loaded.`);
  return files;
}

/** Saves a project as a zip archive with one folder. */
export function download(name: string, files: ProjectFiles): void {
  const entries = Object.entries(files).map(([path, text]) => [`${name}/${path}`, strToU8(text)]);
  const url = URL.createObjectURL(new Blob([zipSync(Object.fromEntries(entries), { mtime: DATE }).slice()], { type: 'application/zip' }));
  Object.assign(document.createElement('a'), { href: url, download: `${name}.zip` }).click();
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Opens a project in the playground, in a new tab. */
export function open(name: string, files: ProjectFiles): void {
  const fields = {
    'project[title]': name,
    'project[description]': name,
    'project[template]': 'node',
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text])),
  };
  const form = Object.assign(document.createElement('form'), { action: PLAYGROUND.url, method: 'post', target: '_blank', rel: 'noopener' });
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}
