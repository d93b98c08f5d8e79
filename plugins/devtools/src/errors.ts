import { defineError } from "@latchkey/core"

/** A page in production asked for the panel without saying that it may have it. */
export class DevtoolsRefusedError
  extends /* @__PURE__ */ defineError("DevtoolsRefusedError", {
    text: "The developer tools are not shown in production.",
    advice:
      "Call showDevtools in development only, or pass { production: true } where visitors may see what the panel shows."
  }) {}

/** A file is no report of the panel, or of a version that this one cannot read. */
export class DevtoolsReportUnreadableError
  extends /* @__PURE__ */ defineError("DevtoolsReportUnreadableError", {
    text: ({ problem }: { readonly problem: string }) => `This report cannot be read: ${problem}.`,
    advice: "Load a file that the panel's report button saved, with a version of the package that is as new."
  }) {}

/** The part of the package that records and draws did not load. */
export class DevtoolsLoadFailedError
  extends /* @__PURE__ */ defineError("DevtoolsLoadFailedError", {
    text: "The developer tools did not load.",
    advice: "Check that every file of the build is deployed, then reload the page."
  }) {}

/** The page draws a recorded state: nothing is done until that ends. */
export class DevtoolsReplayingError
  extends /* @__PURE__ */ defineError("DevtoolsReplayingError", {
    text: ({ action }: { readonly action: string }) =>
      `${action} was called while a recorded state is shown.`,
    advice: "End the replay in the panel first."
  }) {}

/** A report was asked for on a server. */
export class DevtoolsPageMissingError
  extends /* @__PURE__ */ defineError("DevtoolsPageMissingError", {
    text: "There is no page to show the developer tools in.",
    advice: "Ask for a report in the browser."
  }) {}
