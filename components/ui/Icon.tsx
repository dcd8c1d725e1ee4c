/** A small illustration of public/ilustraciones. It only decorates: the words stand beside it. */
export function Icon({ name, size = 48 }: { name: string; size?: number }) {
  return (
    <img src={`/ilustraciones/${name}.svg`} alt="" width={size} height={size} loading="lazy" />
  );
}
