/** The 404 page (D7): goes to the route that differs only by case, to lower case, or home. */
const routes: string[] = JSON.parse(
  document.querySelector<HTMLElement>('[data-routes]')?.dataset['routes'] ?? '[]',
);
const asked = location.pathname.replace(/\/*$/, '/');
const lower = asked.toLowerCase();
const known = routes.find((route) => route.toLowerCase() === lower) ?? (lower !== asked && lower);
location.replace(known ? known + location.search + location.hash : '/default/');
