const PATHS = {
  page: 'M7 3.5h7l4 4v13H7zM14 3.5v4h4M9.5 12h6M9.5 15.5h6',
  heading: 'M9.5 4 7.5 20M16.5 4l-2 16M4.5 9.5h15M4 14.5h15',
  text: 'M4.5 7h15M4.5 12h15M4.5 17h9',
  message: 'M12 4.5 20.5 19h-17zM12 10v4M12 16.4v.2',
  recent: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 8.5M4.5 4.5v4h4M12 8v4.2l2.8 1.8',
  star: 'm12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8z',
  remove: 'M6 6l12 12M18 6 6 18',
} as const;

export type SearchIconName = keyof typeof PATHS;

/** Icons that only the search uses; they are loaded with its code instead of with every page. */
export function SearchIcon({ name, className }: { readonly name: SearchIconName; readonly className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
