/**
 * Runs in a page before its own scripts: writes what an app's own listeners hear to the console, as errors. What observers of sizes
 * report is no exception, so that no protocol tells of it.
 */
export const tellWhatIsHeard = (): void => {
  addEventListener("error", (event) => {
    // Those of a picture or a script that was not loaded do not bubble.
    if (event instanceof ErrorEvent) console.error(`The page hears an error: ${event.message}`)
  })
  addEventListener("unhandledrejection", ({ reason }) => {
    console.error(`The page hears a rejection: ${reason}`)
  })
}
