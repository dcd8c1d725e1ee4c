/** The 404 page (D7): goes to the route that differs only by case, to lower case, or home. */
const routes: string[] = JSON.parse(
  document.querySelector<HTMLElement>('[data-routes]')?.dataset['routes'] ?? '[]',
);
const asked = location.pathname.replace(/\/*$/, '/').toLowerCase();
const small = asked === location.pathname.replace(/\/*$/, '/') ? undefined : asked;
const known = routes.find((route) => route.toLowerCase() === asked) ?? small;
location.replace((known ?? '/default/') + (known ? location.search + location.hash : ''));
