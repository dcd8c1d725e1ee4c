/** A browser that throws at the newer names of time zones. */
function forgetLongOffset() {
  const Known = Intl.DateTimeFormat;
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(((locale?: string, options = {}) => {
    if ((options as Intl.DateTimeFormatOptions).timeZoneName === 'longOffset')
      throw new RangeError('longOffset');
    return new Known(locale, options);
  }) as typeof Intl.DateTimeFormat);
}

describe('el día en la oficina', () => {
  it('se sabe también en un teléfono viejo', async () => {
    forgetLongOffset();
    const { dayAtTheOffice } = await import('@/lib/office/today');
    expect(dayAtTheOffice(new Date('2026-03-10T05:00:00Z'))).toBe('2026-03-09');
  });
});
