import { createElement } from 'react';
import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { start } from '@/components/islands/search';
import { search } from '@/components/islands/search/pagefind';
import { SearchBox } from '@/components/sections/SearchBox';
import { stubMedia } from './browser';

jest.mock('@/components/islands/search/pagefind');
const find = jest.mocked(search);

const ARCHIVES = ['/pagefind/1/'];
const hit = { url: '/sindico/', title: 'Síndico Procurador', excerpt: 'Doce <b>atribuciones</b>.' };

/** The box as the build writes it, with what was typed before its script came. */
function open(typed = '') {
  document.body.innerHTML = renderToStaticMarkup(createElement(SearchBox, { archives: ARCHIVES }));
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  box.value = typed;
  start(document.querySelector('form')!);
  return box;
}

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  stubMedia();
  find.mockReset();
  history.replaceState(null, '', '/buscar/');
});

describe('el buscador', () => {
  it('busca mientras escribo y enlaza lo que encuentra, sin interpretar su texto', async () => {
    find.mockResolvedValue([hit]);
    open();
    await user.type(screen.getByRole('searchbox', { name: '¿Qué busca?' }), 'atribuciones');
    expect(await screen.findByText('1 resultado para «atribuciones».')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: hit.title })).toHaveAttribute('href', hit.url);
    expect(screen.getByText(hit.excerpt)).toBeInTheDocument();
    expect(find).toHaveBeenLastCalledWith('atribuciones', ARCHIVES);
    expect(location.search).toBe('?q=atribuciones');
  });

  it('busca lo que trae la dirección', async () => {
    history.replaceState(null, '', '/buscar/?q=gr%C3%BAa');
    find.mockResolvedValue([]);
    open();
    expect(
      await screen.findByText('Sin resultados para «grúa». Pruebe con otra palabra.'),
    ).toBeInTheDocument();
  });

  it('si el índice no llega, lo dice y ofrece la lista', async () => {
    find.mockRejectedValue(new TypeError('network'));
    open();
    await user.type(screen.getByRole('searchbox'), 'queja');
    expect(
      await screen.findByText('El buscador no cargó. Revise su conexión o use la lista de abajo.'),
    ).toBeInTheDocument();
  });

  it('sin palabras no busca nada', async () => {
    open();
    await user.type(screen.getByRole('searchbox'), '   ');
    await jest.advanceTimersByTimeAsync(400);
    expect(find).not.toHaveBeenCalled();
  });

  it('lo que escribí antes de que llegara el programa se busca, por encima de la dirección', async () => {
    history.replaceState(null, '', '/buscar/?q=otra');
    find.mockResolvedValue([hit]);
    expect(open('síndico').value).toBe('síndico');
    await screen.findByText('1 resultado para «síndico».');
  });

  it('contesta a la primera letra, y deja lo anterior mientras llega lo nuevo', async () => {
    find.mockResolvedValue([hit]);
    const box = open('a');
    await screen.findByText('1 resultado para «a».');
    fireEvent.input(box, { target: { value: 'ab' } });
    expect(screen.getByRole('status')).toHaveTextContent('Buscando…');
    expect(screen.getByRole('link', { name: hit.title })).toBeInTheDocument();
  });

  it('una respuesta que llega tarde no pisa la de después', async () => {
    let late: (hits: (typeof hit)[]) => void = () => {};
    find.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    const box = open('lento');
    fireEvent.submit(box);
    await jest.advanceTimersByTimeAsync(20);
    find.mockResolvedValue([]);
    fireEvent.input(box, { target: { value: 'pronto' } });
    await screen.findByText(/^Sin resultados para «pronto»/);
    late([hit]);
    await jest.advanceTimersByTimeAsync(20);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('al llegar sin palabras, la caja espera con el foco; con ellas, no lo toma', () => {
    expect(open()).toHaveFocus();
    history.replaceState(null, '', '/buscar/?q=queja');
    find.mockResolvedValue([]);
    expect(open()).not.toHaveFocus();
  });
});
