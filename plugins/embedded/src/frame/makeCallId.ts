/** An id that nobody guesses: 128 random bits in hexadecimal. */
export const makeCallId = (): string =>
  // Pages without a secure context have no `randomUUID`.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    ""
  )
