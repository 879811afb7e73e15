import { Outlet } from 'react-router'

/** Around the four screens of a room: what lives as long as the player is in it, such as the connection. */
export const RoomLayout = () => <Outlet />
