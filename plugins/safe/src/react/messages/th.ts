import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "ข้อเสนอทั้งหมด"
}

export const words: SafeMessages = {
  owners: "ต้องมีเจ้าของลงนาม {required} จาก {owners} คน",
  readOnly: "คุณไม่ใช่เจ้าของ Safe นี้ คุณดูได้ แต่เสนอไม่ได้",
  empty: "สิ่งที่แอปนี้เสนอต่อ Safe ของคุณจะแสดงที่นี่จนกว่าจะถูกดำเนินการ",
  unknown: "กำลังสอบถาม Safe",
  signatures: "กำลังรอลายเซ็น: {signatures} จาก {required}",
  execution: "พร้อมดำเนินการ",
  executed: "ดำเนินการแล้ว",
  failed: "ล้มเหลว",
  cancelled: "ยกเลิกแล้ว",
  signaturesText: "ขอให้เจ้าของคนอื่นลงนามใน Safe ของตน",
  executionText: "มีเจ้าของลงนามครบแล้ว เจ้าของคนใดคนหนึ่งต้องดำเนินการ",
  proposal: "ข้อเสนอ",
  transaction: "ธุรกรรม"
}
