-- The drawn face that was played with; games from before have none.
alter table play_player add column avatar text not null default '';
