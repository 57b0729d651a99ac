/** What the startup program takes off a plan's monthly price. */
type StartupOffer = {
  /** The plan's own price a month. */
  regular: number;
  /** What a month costs in the program. */
  reduced: number;
  /** What all months cost in the program, and what they would have cost. */
  total: {regular: number; reduced: number};
};

/** The program's arithmetic, to the cent. */
export function startupOffer({
  price,
  discountPercent,
  months,
}: {
  price: number;
  discountPercent: number;
  months: number;
}): StartupOffer {
  const reduced = toCents(price * (1 - discountPercent / 100));
  const regular = toCents(price);
  return {
    regular,
    reduced,
    total: {
      regular: toCents(regular * months),
      reduced: toCents(reduced * months),
    },
  };
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
