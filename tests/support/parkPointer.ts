/** Moves the pointer, which stays where the test before left it, into a corner, where it is over nothing that a test looks at. */
export const parkPointer = async (): Promise<void> => {
  const { userEvent } = await import("vitest/browser")
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 }, force: true })
}
