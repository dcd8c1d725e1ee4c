import type { Content } from '@/lib/content/model';

export type CanalesView = ReturnType<typeof canalesView>;

/** Where each way leads, and what it is called in a sentence. */
const WAYS = {
  denuncia: { nombre: 'Denuncia', enlace: '/denuncia/' },
  queja: { nombre: 'Queja', enlace: '/quejapublica/' },
  emergencia: { nombre: 'Llame al 911', enlace: 'tel:911' },
  otra: { nombre: 'Otra autoridad', enlace: undefined },
} as const;

/** What happened → which way → what it asks (content/canales.yml), for home, dialogs and both pages. */
export function canalesView({ canales }: Content) {
  const { titulo, introduccion, casos, nota } = canales.data;
  return {
    titulo,
    introduccion,
    nota,
    casos: casos.map(({ que, canal, pide }) => ({ que, canal, pide, ...WAYS[canal] })),
  };
}
