-- The folder that the servers of a cluster share for uploads: a file of this name marks it.
create table upload_folder (
  is_one boolean primary key default true check (is_one),
  marker text not null
);
