const MAX_ID = 4_096 * 2 + 2

/** A wallet's own id for calls that it took on; the first version of EIP-5792 answers with the id itself. */
export const callsIdIn = (answer: unknown): string | undefined => {
  const id = typeof answer === "object" && answer !== null ? (answer as { readonly id?: unknown }).id : answer
  return typeof id === "string" && id !== "" && id.length <= MAX_ID ? id : undefined
}
