/** The end of every page that shows one. */
export function Footer({ message }: { readonly message: string }) {
  return (
    <footer className="site-footer">
      <p>{message}</p>
    </footer>
  );
}
