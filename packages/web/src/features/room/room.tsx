import type { ComponentType } from 'react'
import { paths } from '../../lib/navigation/paths.ts'
import { GetReadyRoom } from './get-ready-room.tsx'
import { Podium } from './podium.tsx'
import { Quiz } from './quiz.tsx'
import { RoomLayout } from './room-layout.tsx'
import { WaitingRoom } from './waiting-room.tsx'

const SCREENS = new Map<string, ComponentType>([
  [paths.waitingRoom, WaitingRoom],
  [paths.getReadyRoom, GetReadyRoom],
  [paths.quiz, Quiz],
  [paths.podium, Podium],
])

/** A room's four screens in their layout: one file to download, since whoever sees one will see them all. */
export const RoomScreens = () => <RoomLayout screens={SCREENS} />
