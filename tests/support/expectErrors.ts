import { onTestFinished } from "vitest"

/** For a test in which a component breaks: React 18 tells the page of it while it develops, and what a test expects fails none. */
export const expectErrors = (): void => {
  const expected = (event: ErrorEvent) => event.preventDefault()
  addEventListener("error", expected)
  onTestFinished(() => removeEventListener("error", expected))
}
