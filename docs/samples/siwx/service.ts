import { siwx } from "@latchkey/siwx/react"

export const plugin = siwx({ cloud: { url: "https://auth.example/v1", projectId: "tea-shop" } })
