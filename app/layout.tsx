import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { dark, palette } from '@/tailwind.config';
import './globals.css';

/** The browser's own frame around the page, in the colour of its first row. */
export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    // The first that has is taken.
    { media: '(prefers-color-scheme: dark)', color: dark['sede-oscura'] },
    { color: palette['sede-oscura'] },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-MX">
      <body>{children}</body>
    </html>
  );
}
