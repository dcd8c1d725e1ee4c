/** Leaves at once for a common page, without asking (base script); without script it is a link. */
export function QuickExit({ href }: { href: string }) {
  return (
    <a
      className="button no-print px-[0.7rem]! py-[0.4rem]! text-sm whitespace-nowrap"
      href={href}
      rel="noreferrer"
      data-exit=""
    >
      Salir rápido
    </a>
  );
}
