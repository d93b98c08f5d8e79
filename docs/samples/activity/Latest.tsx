import { useActivity } from "@latchkey/activity/react"

export const Latest = () => {
  const { activity, unseen, readMore } = useActivity()
  if (activity === undefined) return <p>Reading…</p>
  return (
    <section>
      <p>{unseen.filter(({ status }) => status === "pending").length} under way</p>
      <ol>
        {activity.list.map(({ hash, kind, isHidden }) => (isHidden ? null : <li key={hash}>{kind}</li>))}
      </ol>
      {activity.hasMore && <button onClick={readMore}>Older</button>}
    </section>
  )
}
