/** Lets promises and events of the page settle, in real time, whatever the test's clock says. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
