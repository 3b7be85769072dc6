import { useState } from 'react';

export interface HeaderProps {
  title: string;
}

export function Header({ title }: HeaderProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <header>
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Close' : 'Menu'}</button>
      <h1>{title}</h1>
    </header>
  );
}
