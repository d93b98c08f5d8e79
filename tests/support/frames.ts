/** Two frames and a task of the page: what was drawn is drawn, and whoever watches the page has been told. */
export const frames = async (): Promise<void> => {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise<void>((resolve) => setTimeout(resolve))
}
