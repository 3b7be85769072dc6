export function Footer({ message }: { readonly message: string }) {
  return (
    <footer className="border-t border-line px-gutter py-9 text-center text-small text-text-faint no-footer:hidden print:hidden">
      <p>{message}</p>
    </footer>
  );
}
