#!/bin/sh
# Runs a command on the files of an image as a container's engine would: the root is only read, /tmp is new and in memory, the
# volume is a folder, and the user has no rights to gain.
# Usage: run-in-image.sh ROOT DATA_FOLDER VOLUME USER WORKING_FOLDER COMMAND…, in a mount namespace of its own.
set -eu
root=$1 data=$2 volume=$3 user=$4 folder=$5
shift 5
mount --bind "$root" "$root"
mount --bind "$data" "$root$volume"
mount -t tmpfs tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -o remount,bind,ro "$root"
exec chroot --userspec="$user:$user" "$root" setpriv --no-new-privs --bounding-set=-all \
  sh -c 'cd "$0" && exec "$@"' "$folder" "$@"
