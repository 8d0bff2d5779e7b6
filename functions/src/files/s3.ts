/** What is used of the client: a bundle that imports the package dynamically would keep all of it. */
export {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
