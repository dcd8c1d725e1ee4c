import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { dark, palette } from '@/tailwind.config';
import './globals.css';

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    // Browsers take the first match.
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
