import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Search } from '@/components/islands/search/Search';
import { search } from '@/components/islands/search/pagefind';

jest.mock('@/components/islands/search/pagefind');
const find = jest.mocked(search);

const ARCHIVES = ['/pagefind/1/'];
const hit = { url: '/sindico/', title: 'Síndico Procurador', excerpt: 'Doce <b>atribuciones</b>.' };

beforeEach(() => {
  find.mockReset();
  history.replaceState(null, '', '/buscar/');
});

describe('el buscador', () => {
  it('busca mientras escribo y enlaza lo que encuentra, sin interpretar su texto', async () => {
    find.mockResolvedValue([hit]);
    render(<Search archives={ARCHIVES} />);
    await userEvent.type(screen.getByRole('searchbox', { name: '¿Qué busca?' }), 'atribuciones');
    expect(await screen.findByText('1 resultado para «atribuciones».')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: hit.title })).toHaveAttribute('href', hit.url);
    expect(screen.getByText(hit.excerpt)).toBeInTheDocument();
    expect(find).toHaveBeenLastCalledWith('atribuciones', ARCHIVES);
    expect(location.search).toBe('?q=atribuciones');
  });

  it('busca lo que trae la dirección', async () => {
    history.replaceState(null, '', '/buscar/?q=gr%C3%BAa');
    find.mockResolvedValue([]);
    render(<Search archives={ARCHIVES} />);
    expect(
      await screen.findByText('Sin resultados para «grúa». Pruebe con otra palabra.'),
    ).toBeInTheDocument();
  });

  it('si el índice no llega, lo dice y ofrece la lista', async () => {
    find.mockRejectedValue(new TypeError('network'));
    render(<Search archives={ARCHIVES} />);
    await userEvent.type(screen.getByRole('searchbox'), 'queja');
    expect(
      await screen.findByText('El buscador no cargó. Revise su conexión o use la lista de abajo.'),
    ).toBeInTheDocument();
  });

  it('sin palabras no busca nada', async () => {
    render(<Search archives={ARCHIVES} />);
    await userEvent.type(screen.getByRole('searchbox'), '   ');
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(find).not.toHaveBeenCalled();
  });
});
