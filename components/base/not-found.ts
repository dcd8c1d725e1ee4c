/** The 404 page's script (D7): the known route that differs only by case, the small letters, or else home. */
const routes: string[] = JSON.parse(
  document.querySelector<HTMLElement>('[data-routes]')?.dataset['routes'] ?? '[]',
);
const asked = location.pathname.replace(/\/*$/, '/').toLowerCase();
const small = asked === location.pathname.replace(/\/*$/, '/') ? undefined : asked;
const known = routes.find((route) => route.toLowerCase() === asked) ?? small;
location.replace((known ?? '/default/') + (known ? location.search + location.hash : ''));
