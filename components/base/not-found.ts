/** The 404 page (D7): goes to the route that differs only by case, to lower case, or home. */
const routes: string[] = JSON.parse(
  document.querySelector<HTMLElement>('[data-routes]')?.dataset['routes'] ?? '[]',
);
const asked = `${location.pathname}/`.replace(/\/+/g, '/');
const lower = asked.toLowerCase();
const known = routes.find((route) => route.toLowerCase() === lower) ?? (lower !== asked && lower);
// With the origin first, no address (`//example`) leads to another site.
location.replace(location.origin + (known ? known + location.search + location.hash : '/default/'));
