import { pickWords, ROWS_IN_TAB, useModalContext } from "@latchkey/react/view"
import { ActivityList } from "./ActivityList.tsx"
import { titles } from "./messages/titles.ts"

/** The tab of the account view. */
export const ActivityTab = () => <ActivityList most={ROWS_IN_TAB} />

/** The list as a view. There may be nothing else in it to have the focus, which scrolling by keyboard needs. */
export const ActivityListView = () => {
  const { locale, messages } = useModalContext()
  return (
    <div
      className="activity-view"
      role="region"
      aria-label={pickWords(titles.list, locale, messages.titles)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
    >
      <ActivityList />
    </div>
  )
}
