// app/siwx/[action]/route.ts
import { signIn } from "./server"

export const POST = (request: Request) => signIn.handle(request)
