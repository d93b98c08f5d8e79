import { shownViews } from "../../record/shownViews.ts"
import { toPlain } from "../../record/toPlain.ts"
import { element } from "../element.ts"
import type { PanelTab } from "../PanelContext.ts"
import { mark, namedValue, nothing, timeOf, unfolding } from "../rows.ts"

/** The kit's events. */
export const eventsTab: PanelTab = {
  id: "events",
  title: "Events",
  count: ({ recorder }) => recorder.read().events.length,
  draw: (context) => {
    const { events } = context.recorder.read()
    return events.length === 0
      ? [nothing("No event yet.")]
      : events
          .map((entry, index) =>
            unfolding(
              context,
              `event ${entry.timestamp} ${index}`,
              [mark(timeOf(entry.timestamp)), entry.event],
              () => namedValue("Properties", toPlain(entry.properties))
            )
          )
          .toReversed()
  }
}

/** The views that the modal showed. */
export const viewsTab: PanelTab = {
  id: "views",
  title: "Views",
  draw: ({ recorder }) => {
    const shown = shownViews(recorder.read().states)
    if (shown.length === 0) return [nothing("The modal was not opened yet.")]
    return [
      element(
        "ol",
        { reversed: true },
        ...shown
          .map(({ at, view }) => element("li", {}, mark(timeOf(at)), view === "" ? "closed" : view))
          .toReversed()
      )
    ]
  }
}
