import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Change, Preview as Shown } from '@/scripts/redaccion/api';
import { PreviewPane } from '@/scripts/redaccion/screen/Preview';
import { answering } from './answering';

const change = (titulo: string): Change => ({
  file: 'content/prensa/uno.md',
  base: '',
  data: { titulo },
});
const html = (words: string) => `<style>a{color-scheme:light dark}</style><p>${words}</p>`;
const good = (words: string): Shown => ({
  views: [
    { name: 'Página', html: html(words) },
    { name: 'Tarjeta', html: html('Corto') },
    { name: 'PDF', pdf: 'data:application/pdf;base64,AAAA', pages: 2 },
  ],
  problems: [],
});
const bad: Shown = {
  views: [],
  problems: [{ file: '', line: 0, field: 'titulo', code: 'missing', message: 'falta el título.' }],
};
const frame = () => screen.findByTitle<HTMLIFrameElement>('Página');

it('la vista previa está en un marco sin permiso alguno, y cambia de ancho, de noche y de vista', async () => {
  const user = userEvent.setup();
  answering({ 'POST /api/vista': good('uno') });
  render(<PreviewPane change={change('A')} />);
  expect(screen.getByText('Preparando la vista previa…')).toBeVisible();
  expect(await frame()).toHaveAttribute('sandbox', '');
  expect(screen.queryByText('Preparando la vista previa…')).toBeNull();
  expect(await frame()).toHaveAttribute('width', '377');
  expect((await frame()).srcdoc).toContain('color-scheme:light');
  await user.click(screen.getByRole('button', { name: 'Computadora' }));
  await user.click(screen.getByRole('button', { name: 'Noche' }));
  expect(await frame()).toHaveAttribute('width', '1280');
  expect((await frame()).srcdoc).toContain('color-scheme:dark');
  await user.click(screen.getByRole('button', { name: 'Tarjeta' }));
  expect(screen.getByTitle<HTMLIFrameElement>('Tarjeta').srcdoc).toContain('Corto');
  await user.click(screen.getByRole('button', { name: 'PDF' }));
  expect(screen.getByRole('link')).toHaveTextContent('Guardar el PDF (2 páginas)');
});

it('mientras algo está mal queda la última buena, y se dice qué corregir', async () => {
  const answers = [good('uno'), bad];
  answering({ 'POST /api/vista': () => answers.shift() });
  const { rerender } = render(<PreviewPane change={change('A')} />);
  await frame();
  rerender(<PreviewPane change={change('')} />);
  expect(await screen.findByText('Título')).toBeVisible();
  expect((await frame()).srcdoc).toContain('uno');
});
