import { useSmartSessions } from "@latchkey/smart-sessions/react"
import { useEffect, useState } from "react"

export const Sessions = () => {
  const { sessions, load, revoke } = useSmartSessions()
  const [now] = useState(() => Date.now())
  useEffect(() => {
    load().catch(() => {})
  }, [load])
  const active = (sessions?.list ?? []).filter(
    ({ expiry, revokedAt }) => revokedAt === undefined && expiry > now
  )
  return (
    <ul>
      {active.map(({ id, project, expiry }) => (
        <li key={id}>
          {project} until {new Date(expiry).toLocaleString()}{" "}
          <button onClick={() => revoke({ id }).catch(() => {})}>Revoke</button>
        </li>
      ))}
    </ul>
  )
}
