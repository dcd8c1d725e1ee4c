import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PressMailBox } from '@/scripts/redaccion/screen/PressMailBox';
import { answering } from './answering';

it('copio el asunto y el texto del correo para la prensa', async () => {
  const user = userEvent.setup();
  answering({
    'GET /api/prensa': { subject: 'Comunicado 8', text: 'Hay feria.\n\nEn el sitio: x' },
  });
  render(<PressMailBox file="content/prensa/feria.md" />);
  const box = screen.getByRole<HTMLDetailsElement>('group');
  box.open = true;
  await user.click(await screen.findByRole('button', { name: 'Copiar asunto' }));
  expect(await navigator.clipboard.readText()).toBe('Comunicado 8');
  await user.click(screen.getByRole('button', { name: 'Copiar texto del correo' }));
  expect(await navigator.clipboard.readText()).toBe('Hay feria.\n\nEn el sitio: x');
  expect(screen.getByRole('status')).toHaveTextContent('Texto del correo: copiado.');
});
