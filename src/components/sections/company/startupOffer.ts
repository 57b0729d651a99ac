/** Prices of a plan in the startup program, in dollars. */
type StartupOffer = {
  /** Regular monthly price. */
  regular: number;
  /** Monthly price in the program. */
  reduced: number;
  /** Prices for all months of the program. */
  total: {regular: number; reduced: number};
};

/** Calculates the prices in the startup program, rounded to cents. */
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
